import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/call-api.ts";
import { CheckedHere } from "./checked-here.tsx";
import { NewestWorks } from "./newest-works.tsx";

/** What the register itself has to show: one of its certificates checked here, and its newest works. Nothing while it is empty. */
export function FromTheRegister() {
  const { data: works = [] } = useQuery({
    queryKey: ["newest works"],
    queryFn: async ({ signal }) => callApi("GET /api/ip/newest", {}, { signal }),
  });
  // The oldest of them is the one that the chain most probably has.
  const example = works.at(-1);
  if (!example) return undefined;
  return (
    <>
      <CheckedHere key={example.certificateId} work={example} />
      <NewestWorks works={works} />
    </>
  );
}
