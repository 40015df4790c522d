/** Something for programs, from left to right in every language. Nothing of it is out of sight. */
export function Code({ children }: { children: string }) {
  return (
    <pre
      dir="ltr"
      lang="en"
      className="rounded border border-rule bg-raised px-3 py-2 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}
