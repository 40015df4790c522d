import templateUrl from "@colophon/certificate/certificate.svg?url";
import { queryOptions } from "@tanstack/react-query";

/** The template and the code that fills it, loaded only when a certificate is shown. */
export const certificateDrawingQuery = queryOptions({
  queryKey: ["certificate-drawing"],
  queryFn: async ({ signal }) => {
    const [template, { drawCertificate }] = await Promise.all([
      fetchTemplate(signal),
      import("./draw-certificate.ts"),
    ]);
    return { template, drawCertificate };
  },
  staleTime: Infinity,
  retry: false,
});

async function fetchTemplate(signal: AbortSignal): Promise<string> {
  const response = await fetch(templateUrl, { signal });
  if (!response.ok) throw new Error(`${templateUrl}: ${response.status}`);
  return response.text();
}
