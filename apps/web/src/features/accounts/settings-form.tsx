import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PartHead, partLook } from "../../ui/part.tsx";

interface Props {
  title: string;
  text?: string | undefined;
  submit: string;
  isPending: boolean;
  success: string | undefined;
  failure: string | undefined;
  refusal: Error | null;
  onSubmit: () => void;
  children: ReactNode;
  /** A dialog that asks for something more before sending. */
  dialog?: ReactNode;
}

/** One part of the settings, submitted separately. */
export function SettingsForm(props: Props) {
  const { title, text, submit, isPending, success, failure, refusal, onSubmit, children, dialog } = props;
  return (
    <>
      <Form
        refusal={refusal}
        label={title}
        className={partLook}
        onSubmit={() => {
          if (!isPending) onSubmit();
        }}
      >
        <PartHead title={title} text={text} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:pt-1">
          <div className="grid gap-5 sm:grid-cols-2">{children}</div>
          {success !== undefined && <Notice tone="success">{success}</Notice>}
          {failure !== undefined && <Notice tone="error">{failure}</Notice>}
          <Button type="submit" look="secondary" className="justify-self-start" isPending={isPending}>
            {submit}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
