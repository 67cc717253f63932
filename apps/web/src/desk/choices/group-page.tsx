import type { StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { useEffect, useMemo } from "react";
import { useNavigate, useParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import section from "../dish/dish-section.module.css";
import { DishSection } from "../dish/dish-section.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { FieldInput } from "../menu/field-input.tsx";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import { usePageTitle } from "../page/use-page-title.ts";
import { ReadState } from "../read/read-state.tsx";
import { changeChoices } from "./change-choices.ts";
import styles from "./choices.module.css";
import { ChoicesOfGroup } from "./choices-of-group.tsx";
import { DishesOfGroup } from "./dishes-of-group.tsx";
import { recordText } from "./group-fields.ts";
import { openGroups, readGroups, useGroups } from "./groups-store.ts";

/** An option group with its choices, and the dishes that offer it. */
export function GroupPage() {
  const { m, api } = useOffice();
  const id = Number(useParams().groupId);
  useTypedDrafts();
  const { groups, problem } = useGroups();
  const group = groups?.find(({ group_id }) => group_id === id);
  usePageTitle(group?.values.name ?? m.nav.choices);
  useEffect(() => openGroups(api), [api]);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Link to="/menu/choices" className={styles.back}>
          {m.nav.choices}
        </Link>
        {group && <h1>{group.values.name}</h1>}
      </div>
      <ReadState data={groups} problem={problem} refetch={() => void readGroups(api)} lines={6} />
      {groups && !group && (
        <EmptyState title={m.choicesPage.goneTitle} text={m.choicesPage.goneText} />
      )}
      {group && <Editor key={id} group={group} />}
    </main>
  );
}

function Editor({ group }: { group: StaffGroup }) {
  const desk = useOffice();
  const { m } = desk;
  const words = m.choicesPage;
  const navigate = useNavigate();
  const { target, values } = group;
  const fields = useMemo(() => {
    const edited = { target, of: values.name };
    return {
      name: recordText(desk, edited, "name"),
      name_en: recordText(desk, edited, "name_en"),
    };
  }, [desk, target, values.name]);
  async function archive() {
    const edit = { target, values: { archived: true }, seen: { archived: false } };
    const { ok } = await changeChoices(desk, [edit], words.archived(values.name));
    if (ok) void navigate("/menu/choices");
  }
  return (
    <>
      <DishSection id="names" title={words.names}>
        <div className={section.pair}>
          <FieldInput field={fields.name} lang="fr" />
          <FieldInput field={fields.name_en} lang="en" hint={m.dish.hints.name_en} />
        </div>
      </DishSection>
      <SectionDrafts
        target={target}
        fields={["archived"]}
        onTaken={() => void readGroups(desk.api)}
      />
      <ChoicesOfGroup group={group} />
      <DishesOfGroup group={group} />
      <div>
        <Button variant="secondary" onClick={() => void archive()}>
          {words.archive(values.name)}
        </Button>
      </div>
    </>
  );
}
