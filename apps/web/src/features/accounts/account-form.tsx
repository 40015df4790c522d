import type { ReactNode } from "react";
import { Form } from "../../ui/form.tsx";

interface Props {
  refusal: Error | null;
  onSubmit: () => void;
  children: ReactNode;
}

export function AccountForm(props: Props) {
  return <Form className="mx-auto grid max-w-md gap-6" {...props} />;
}
