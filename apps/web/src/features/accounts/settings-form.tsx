import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";

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
        className="grid gap-5 border-rule not-first:border-t not-first:pt-8"
        onSubmit={() => {
          if (!isPending) onSubmit();
        }}
      >
        <div className="grid gap-2">
          <h2 className="text-xl">{title}</h2>
          {text !== undefined && <p className="text-muted wrap-anywhere">{text}</p>}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">{children}</div>
        {success !== undefined && <Notice tone="success">{success}</Notice>}
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" look="secondary" className="justify-self-start" isPending={isPending}>
          {submit}
        </Button>
      </Form>
      {dialog}
    </>
  );
}
