import type { Api, EndpointInput, LicenceRequest } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/call-api.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { useRequestKey } from "../../../lib/api/use-request-key.ts";

interface Taking {
  contents: () => EndpointInput<Api["POST /api/licences/requests"]>["body"];
  onTaken: (request: LicenceRequest) => void;
  onRefused: () => void;
}

/** Sends a request for a licence. */
export function useTaking({ contents, onTaken, onRefused }: Taking) {
  const keyFor = useRequestKey();
  return useMutation({
    mutationFn: async () => {
      const body = contents();
      const headers = keyFor(JSON.stringify(body));
      return callApi("POST /api/licences/requests", { body }, { headers });
    },
    onSuccess: async (request) => {
      onTaken(request);
      await queryClient.invalidateQueries({ queryKey: ["licences"] });
    },
    onError: onRefused,
  });
}
