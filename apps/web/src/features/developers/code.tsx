/** Something for programs, from left to right in every language. A long one scrolls, with the keyboard too. */
export function Code({ children, label }: { children: string; label: string }) {
  return (
    <pre
      dir="ltr"
      lang="en"
      tabIndex={0}
      aria-label={label}
      className="max-h-96 overflow-auto rounded border border-rule bg-raised px-3 py-2 font-mono text-sm leading-relaxed print:max-h-none print:whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}
