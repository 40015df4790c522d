import type { CertificateStatus } from "@colophon/api";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { useKindOf } from "../lib/text/use-kind-of.ts";
import { Imprint } from "./imprint.tsx";
import { Rosette } from "./rosette.tsx";
import { StatusMark } from "./status-mark.tsx";
import { Words } from "./words.tsx";

export interface WallWork {
  certificateId: string;
  title: string;
  materialType: string;
  year: number;
  status: CertificateStatus;
  /** Left out where the page itself is the creator's. */
  creator?: { name: string; profileId: string | null };
}

interface Props {
  works: readonly WallWork[];
  ref?: Ref<HTMLUListElement>;
  /** Titles are headings below another one. */
  hasHeadings?: boolean;
  /** What else is said of a work. */
  moreOf?: (certificateId: string) => ReactNode;
}

/** Works side by side, each under its certificate's ornament in the colour of its kind. */
export function WorkWall({ works, ref, hasHeadings = false, moreOf }: Props) {
  return (
    <ul ref={ref} className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 sm:grid-cols-2 wide:grid-cols-3">
      {works.map((work) => (
        <Tile
          key={work.certificateId}
          work={work}
          hasHeadings={hasHeadings}
          more={moreOf?.(work.certificateId)}
        />
      ))}
    </ul>
  );
}

function Tile({ work, hasHeadings, more }: { work: WallWork; hasHeadings: boolean; more: ReactNode }) {
  const { certificateId, title, materialType, year, status, creator } = work;
  const kind = useKindOf()(work);
  const Title = hasHeadings ? "h3" : "p";
  return (
    <li className="group relative flex items-center gap-4">
      <Rosette
        seed={certificateId}
        kind={materialType}
        className="size-20 shrink-0 text-kind transition-transform duration-500 motion-safe:group-hover:rotate-12 sm:size-24"
      />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <Title className="font-serif text-xl leading-snug">
          <Link
            to={`/verify/${certificateId}`}
            className="text-ink no-underline wrap-anywhere transition-colors group-hover:text-link after:absolute after:inset-0"
          >
            <Words className="line-clamp-3">{title}</Words>
          </Link>
        </Title>
        <StatusMark status={status} />
        <p className="text-sm text-muted break-keep wrap-anywhere">
          {creator ? (
            <Imprint
              kind={kind}
              creator={creator.name}
              profileId={creator.profileId}
              facts={[String(year)]}
            />
          ) : (
            <Imprint kind={kind} facts={[String(year)]} />
          )}
        </p>
        {more}
        {/* Takes no room: without it, title and name are in the middle beside the ornament. */}
        <p className="-mb-6 text-sm text-muted tabular-nums opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden">
          {certificateId}
        </p>
      </div>
    </li>
  );
}
