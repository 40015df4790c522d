import { ApiError, type Failure } from "@colophon/api";
import { endSession } from "../../lib/session/end-session.ts";
import { readToken } from "../../lib/session/token.ts";

/** Uploads a profile image and reports its progress, which `fetch` can't do. */
export function uploadImage(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ profile_image_url: string }> {
  const form = new FormData();
  form.append("image", file);
  const token = readToken();
  const { promise, resolve, reject } = Promise.withResolvers<{ profile_image_url: string }>();
  const request = new XMLHttpRequest();
  request.open("POST", "/api/user/profile/image");
  if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
  request.addEventListener("load", () => {
    const answer = request.response as unknown;
    if (request.status === 200) return resolve(answer as { profile_image_url: string });
    if (request.status === 401 && token === readToken()) endSession();
    const failure = (answer as Failure | null) ?? { code: "network" as const, error: "" };
    reject(new ApiError(request.status, failure));
  });
  request.addEventListener("error", () => reject(new ApiError(0, { code: "network", error: "" })));
  request.send(form);
  return promise;
}
