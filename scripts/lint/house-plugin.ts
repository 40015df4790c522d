import { relative, sep } from "node:path";
import { refuseImport } from "./directions.ts";

type Source = { type: string; value?: unknown };
type Importing = { source: Source | null };
type Context = {
  cwd: string;
  filename: string;
  report: (finding: { node: Source; message: string }) => void;
};

/** Every import, of a type too, follows "Directions" in docs/house.md. */
const directions = {
  create(context: Context) {
    const from = relative(context.cwd, context.filename).split(sep).join("/");
    const check = ({ source }: Importing): void => {
      if (typeof source?.value !== "string") return;
      const message = refuseImport(from, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: "house" }, rules: { directions } };
