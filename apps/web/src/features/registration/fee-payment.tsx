import { CardPayment, type CardProps } from "./card-payment.tsx";
import { CheckoutPayment } from "./checkout-payment.tsx";
import { FreeRegistration } from "./free-registration.tsx";

interface Props extends CardProps {
  cents: number;
  /** On the payment service's page. */
  takesMoney: boolean;
  /** The consent's text, if it isn't about one work. */
  consent?: string;
}

/** The way to pay a fee, or the button alone if there is none. */
export function FeePayment({ cents, takesMoney, consent, ...props }: Props) {
  if (cents === 0) return <FreeRegistration {...props} />;
  return takesMoney ? <CheckoutPayment {...props} consent={consent} /> : <CardPayment {...props} />;
}
