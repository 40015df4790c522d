import { failureFrom, noAnswer } from "@colophon/api";
import { withToken } from "../../lib/session/with-token.ts";

type Uploaded = { profile_image_url: string };

/** Uploads a profile image and reports its progress, which `fetch` can't do. */
export function uploadImage(file: File, onProgress: (share: number) => void): Promise<Uploaded> {
  return withToken(async (token) => send(file, token, onProgress));
}

function send(file: File, token: string | null, onProgress: (share: number) => void): Promise<Uploaded> {
  const form = new FormData();
  form.append("image", file);
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  const request = new XMLHttpRequest();
  request.open("POST", "/api/user/profile/image");
  if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
  request.addEventListener("load", () => {
    const answer = request.response as unknown;
    if (request.status === 200) return resolve(answer as Uploaded);
    reject(failureFrom(request.status, answer));
  });
  request.addEventListener("error", () => reject(noAnswer()));
  request.send(form);
  return promise;
}
