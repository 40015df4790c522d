import { maxImageSize } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, InputError } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { updateUser } from "../../lib/session/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { profileQuery } from "./profile-query.ts";
import { RemoveImage } from "./remove-image.tsx";
import { uploadImage } from "./upload-image.ts";

const types = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** The picture, which is uploaded as soon as it is chosen, and shown meanwhile. */
export function ProfileImage({ name, url }: { name: string; url: string | null }) {
  const { t } = useTranslation(["translation", "profile"]);
  const [share, setShare] = useState(0);
  const [preview, setPreview] = useState<{ file: File; url: string }>();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (!types.includes(file.type)) throw new InputError(t("profile:imageTypeError"));
      if (file.size > maxImageSize) throw new InputError(t("profile:imageSizeError"));
      setShare(0);
      return uploadImage(file, setShare);
    },
    onSuccess: ({ profile_image_url }) => showEverywhere(profile_image_url),
  });
  const removal = useMutation({
    mutationFn: async () => callApi("DELETE /api/user/profile/image", {}),
    onMutate: () => upload.reset(),
    onSuccess: () => showEverywhere(null),
  });

  function send(file: File) {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") setPreview({ file, url: reader.result });
    });
    if (types.includes(file.type)) reader.readAsDataURL(file);
    removal.reset();
    upload.mutate(file);
  }

  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t("profile:image")}</h2>
      <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
        <Avatar
          name={name}
          url={upload.isPending && preview?.file === upload.variables ? preview.url : url}
          className="size-28 font-serif text-5xl"
        />
        <div className="grid gap-3">
          <FileInput
            label={t("profile:imageChoose")}
            hint={t("profile:imageHint")}
            accept={types.join()}
            onFile={send}
          />
          {url !== null && <RemoveImage isPending={removal.isPending} onConfirm={() => removal.mutate()} />}
          {upload.isPending && <Progress label={t("profile:imageSending")} value={share} />}
          {upload.isSuccess && <Notice tone="success">{t("profile:imageSaved")}</Notice>}
          {upload.error && (
            <Notice tone="error">{attemptFailureText(t, upload.error, t("profile:imageFailed"))}</Notice>
          )}
          {removal.isSuccess && <Notice tone="success">{t("profile:imageRemove.done")}</Notice>}
          {removal.error && (
            <Notice tone="error">
              {attemptFailureText(t, removal.error, t("profile:imageRemove.failed"))}
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}

function showEverywhere(profile_image_url: string | null): void {
  queryClient.setQueryData(profileQuery.queryKey, (now) => now && { ...now, profile_image_url });
  updateUser({ profile_image_url });
}
