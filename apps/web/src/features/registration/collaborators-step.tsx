import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import {
  type DraftCollaborator,
  type Draft,
  emptyCollaborator,
  emptyPerson,
  hasShares,
  type Person,
} from "./draft.ts";
import { PartFields } from "./part-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import type { GoTo } from "./step-frame.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 2: the agent, and the creator's collaborators. */
export function CollaboratorsStep({ draft, edit, errorAt, onGoTo }: StepProps & { onGoTo: GoTo }) {
  const { t } = useTranslation(["translation", "wizard"]);
  const { agent, collaborators } = draft;
  /** What undoing the last removal restores. */
  const [removed, setRemoved] = useState<{ text: string; before: Partial<Draft> }>();

  const editCollaborator = (id: string, change: Partial<DraftCollaborator>) =>
    edit({ collaborators: collaborators.map((one) => (one.id === id ? { ...one, ...change } : one)) });

  function remove(change: Partial<Draft>, before: Partial<Draft>, text: string) {
    edit(change);
    setRemoved({ text, before });
  }

  function chooseAgent(hasAgent: boolean) {
    const isTyped = agent !== null && Object.values(agent).some((value) => value !== "");
    if (hasAgent) edit({ agent: agent ?? emptyPerson() });
    else if (isTyped) remove({ agent: null }, { agent }, t("registration.agentRemoved"));
    else edit({ agent: null });
    if (hasAgent) setRemoved(undefined);
  }

  return (
    <>
      <p className="text-muted">{t("registration.collaborators.privacy")}</p>
      <RadioGroup
        label={t("registration.hasAgent")}
        options={[
          { value: "no", label: t("common.no") },
          { value: "yes", label: t("common.yes") },
        ]}
        value={agent ? "yes" : "no"}
        onChange={(value) => chooseAgent(value === "yes")}
      />
      {agent && (
        <AgentPart
          agent={agent}
          onChange={(change) => edit({ agent: { ...agent, ...change } })}
          errorAt={errorAt}
        />
      )}
      {collaborators.map((collaborator, index) => (
        <CollaboratorPart
          key={collaborator.id}
          collaborator={collaborator}
          index={index}
          onChange={(change) => editCollaborator(collaborator.id, change)}
          onRemove={() =>
            remove(
              { collaborators: collaborators.filter(({ id }) => id !== collaborator.id) },
              { collaborators },
              t("registration.collaboratorRemoved", { number: index + 1 }),
            )
          }
          errorAt={errorAt}
        />
      ))}
      {hasShares(draft) && (
        <TextField
          name="registrantShare"
          label={t("registration.part.own")}
          inputMode="decimal"
          autoComplete="off"
          value={draft.registrantShare}
          error={errorAt("registrantShare")}
          onChange={({ target }) => edit({ registrantShare: target.value })}
        />
      )}
      {removed && (
        <RemovedNotice
          key={removed.text}
          text={removed.text}
          onUndo={() => {
            edit(removed.before);
            setRemoved(undefined);
          }}
        />
      )}
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => {
          edit({ collaborators: [...collaborators, emptyCollaborator()] });
          setRemoved(undefined);
          onGoTo(2, `collaborators.${collaborators.length}.givenName`);
        }}
      >
        {t("registration.addCollaborator")}
      </Button>
    </>
  );
}

interface AgentProps extends Pick<StepProps, "errorAt"> {
  agent: Person;
  onChange: (change: Partial<Person>) => void;
}

function AgentPart({ agent, onChange, errorAt }: AgentProps) {
  const { t } = useTranslation(["translation", "wizard"]);
  return (
    <section className="border-s-2 border-rule ps-4">
      <h3 className="mb-3 text-xl">{t("registration.agent")}</h3>
      <PersonFields
        path="agent"
        person={agent}
        required={["givenName"]}
        onChange={onChange}
        errorOf={(field) => errorAt(`agent.${field}`)}
      />
    </section>
  );
}

interface CollaboratorProps extends Pick<StepProps, "errorAt"> {
  collaborator: DraftCollaborator;
  index: number;
  onChange: (change: Partial<DraftCollaborator>) => void;
  onRemove: () => void;
}

/** One collaborator: who they are, and their part in the work. */
function CollaboratorPart({ collaborator, index, onChange, onRemove, errorAt }: CollaboratorProps) {
  const { t } = useTranslation(["translation", "wizard"]);
  const path = `collaborators.${index}`;
  const number = index + 1;
  return (
    <section className="border-s-2 border-rule ps-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{t("registration.collaborator", { number })}</h3>
        <Button look="quiet" className="-mx-3 max-w-full" onClick={onRemove}>
          {t("registration.removeCollaborator", { number })}
        </Button>
      </div>
      <PersonFields
        path={path}
        person={collaborator}
        required={["givenName"]}
        onChange={onChange}
        errorOf={(field) => errorAt(`${path}.${field}`)}
      />
      <PartFields
        path={path}
        part={collaborator}
        onChange={onChange}
        errorOf={(field) => errorAt(`${path}.${field}`)}
      />
    </section>
  );
}
