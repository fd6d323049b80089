import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vitest/config";

/** dist/report.css: what the components need, for a page that brings its own look. */
const reportStyle = (): Plugin => ({
  name: "report-style",
  generateBundle() {
    const source = ["colours", "components"]
      .map((name) => readFileSync(`src/style/${name}.css`, "utf8"))
      .join("\n");
    this.emitFile({ type: "asset", fileName: "report.css", source });
  },
});

/** `vite build` makes the page in dist/; `vite build --mode report` adds dist/report.js, one file by itself. */
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: mode === "report" ? [reportStyle()] : [],
  publicDir: mode === "report" ? false : "public",
  build:
    mode === "report"
      ? {
          outDir: "dist",
          emptyOutDir: false,
          target: "es2022",
          cssTarget: ["chrome123", "firefox120", "safari17.5"],
          lib: {
            entry: "src/report.ts",
            formats: ["iife"],
            name: "broadsideReport",
            fileName: () => "report.js",
          },
        }
      : {
          outDir: "dist",
          emptyOutDir: true,
          target: "es2022",
          cssTarget: ["chrome123", "firefox120", "safari17.5"],
          assetsInlineLimit: 0,
          modulePreload: false,
        },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
