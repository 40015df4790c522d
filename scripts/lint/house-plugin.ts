import { relative, sep } from "node:path";
import { refuseImport } from "./directions.ts";
import { isOfTransactions, isStatement, leavesSqlToStores, refuseReExport } from "./sql-places.ts";

type Source = { type: string; value?: unknown };
type Importing = { source: Source | null };
type Quasi = { value: { cooked?: string | null } };
type Template = Source & { quasis: Quasi[] };
type Expression = Source & {
  name?: string;
  quasis?: Quasi[];
  properties?: Expression[];
  elements?: Expression[];
};
type Call = { callee: Source & { property?: Expression }; arguments: Expression[] };
type Tagged = { tag: Expression & { property?: Expression; object?: Expression } };
type Context = {
  cwd: string;
  filename: string;
  report: (finding: { node: Source; message: string }) => void;
};

const pathOf = ({ cwd, filename }: Context): string => relative(cwd, filename).split(sep).join("/");

/** Every import, of a type too, follows "Directions" in docs/house.md. */
const directions = {
  create(context: Context) {
    const from = pathOf(context);
    const check = ({ source }: Importing, refuse = refuseImport): void => {
      if (typeof source?.value !== "string") return;
      const message = refuse(from, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    const checkImport = (node: Importing): void => check(node);
    const checkExport = (node: Importing): void =>
      check(node, (file, specifier) => refuseImport(file, specifier) ?? refuseReExport(file, specifier));
    return {
      ImportDeclaration: checkImport,
      ImportExpression: checkImport,
      ExportNamedDeclaration: checkExport,
      ExportAllDeclaration: checkExport,
      TSImportType: checkImport,
    };
  },
};

const builders = ["selectFrom", "insertInto", "updateTable", "deleteFrom"];

/** SQL is in stores only: statements as text, Kysely's builders and its `sql`. */
const sqlInStores = {
  create(context: Context) {
    if (!leavesSqlToStores(pathOf(context))) return {};
    const report = (node: Source): void => context.report({ node, message: "SQL belongs in a *-store.ts" });
    const checkText = (node: Source, text: unknown): void => {
      if (typeof text === "string" && isStatement(text)) report(node);
    };
    return {
      Literal: (node: Source) => checkText(node, node.value),
      TemplateLiteral: (node: Template) => checkText(node, textOf(node)),
      TaggedTemplateExpression: ({ tag }: Tagged) => {
        if ((tag.object ?? tag).name === "sql") report(tag);
      },
      CallExpression: ({ callee, arguments: [first] }: Call) => {
        const method = callee.property?.name ?? "";
        if (builders.includes(method)) report(callee);
        if (method === "query" && first !== undefined && isSent(first)) report(callee);
      },
    };
  },
};

/** A statement that is written where it is sent, other than one that begins or ends a transaction. */
function isSent(first: Expression): boolean {
  if (first.type === "ObjectExpression") return true;
  const text = textOf(first);
  return text !== undefined && !isStatement(text) && !isOfTransactions(text);
}

function textOf({ value, quasis }: Expression): string | undefined {
  if (quasis === undefined) return typeof value === "string" ? value : undefined;
  return quasis.map((quasi) => quasi.value.cooked ?? "").join("x");
}

/** In `toMatchObject` a property `{}` is met by any value, so it compares nothing. */
const comparesSomething = {
  create(context: Context) {
    const check = (node: Expression | null, isProperty = false): void => {
      if (node === null) return;
      if (isProperty && node.properties?.length === 0)
        context.report({ node, message: "Anything matches {}: use emptyObject, or expect.any(Object)" });
      for (const { value } of node.properties ?? []) check((value ?? null) as Expression | null, true);
      for (const element of node.elements ?? []) check(element);
    };
    return {
      CallExpression: ({ callee, arguments: [first] }: Call) => {
        if (callee.property?.name === "toMatchObject" && first !== undefined) check(first);
      },
    };
  },
};

export default {
  meta: { name: "house" },
  rules: { directions, "sql-in-stores": sqlInStores, "compares-something": comparesSomething },
};
