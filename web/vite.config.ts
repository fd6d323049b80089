import { defineConfig } from "vitest/config";

/** `vite build` makes the page in dist/; `vite build --mode report` adds dist/report.js, one file by itself. */
export default defineConfig(({ mode }) => ({
  base: "./",
  build:
    mode === "report"
      ? {
          outDir: "dist",
          emptyOutDir: false,
          target: "es2022",
          lib: { entry: "src/report.ts", formats: ["iife"], name: "broadsideReport", fileName: () => "report.js" },
        }
      : { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
