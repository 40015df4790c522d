import { failureFrom, noAnswer } from "@colophon/api";
import { absenceFrom, endSession } from "../../lib/session/end-session.ts";
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
    const failure = failureFrom(request.status, answer);
    if (request.status === 401 && token === readToken()) endSession(absenceFrom(failure.code));
    reject(failure);
  });
  request.addEventListener("error", () => reject(noAnswer()));
  request.send(form);
  return promise;
}
