import { Rosette } from "../../ui/rosette.tsx";
import { Words } from "../../ui/words.tsx";
import { Seal } from "./seal.tsx";

interface Props {
  certificateId: string;
  title: string;
  date: string;
  /** In how many milliseconds the seal is set; without it, its place is marked. */
  sealDelay: number | undefined;
}

/** The foot of a certificate, seen from near: its seal and its number. */
export function CloseUp({ certificateId, title, date, sealDelay }: Props) {
  const size = "size-36 lg:size-64";
  return (
    <figure className="sheet relative isolate overflow-clip mx-auto grid w-full max-w-[30rem] grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-5 px-3 py-6 text-center shadow-raised sm:px-6 lg:min-h-[36rem] lg:gap-8">
      <Rosette
        seed={certificateId}
        turns={4}
        className="absolute bottom-[45%] left-1/2 -z-10 w-[115%] -translate-x-1/2 text-gold opacity-25"
      />
      <Words
        as="p"
        className="line-clamp-2 w-full font-serif text-xl leading-tight wrap-anywhere lg:text-2xl"
      >
        {title}
      </Words>
      {sealDelay === undefined ? (
        <span aria-hidden className={`rounded-full border border-dashed border-muted ${size}`} />
      ) : (
        <Seal seed={certificateId} delay={sealDelay} className={size} />
      )}
      <figcaption className="grid gap-1">
        <span dir="ltr" className="font-serif text-2xl tracking-wider tabular-nums lg:text-3xl">
          {certificateId}
        </span>
        <span className="text-sm text-muted">{date}</span>
      </figcaption>
    </figure>
  );
}
