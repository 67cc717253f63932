import type { StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import { choiceName } from "../dish/attached-groups.ts";
import section from "../dish/dish-section.module.css";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import { SearchField } from "../page/search-field.tsx";
import { usePageTitle } from "../page/use-page-title.ts";
import { ReadState } from "../read/read-state.tsx";
import { AddForm } from "./add-form.tsx";
import { addRecord } from "./change-choices.ts";
import styles from "./choices.module.css";
import { findGroups } from "./find-groups.ts";
import { openGroups, readGroups, useGroups } from "./groups-store.ts";
import { IdenticalGroups } from "./identical-groups.tsx";
import { countLacking } from "./lacking-facts.ts";

/** Every option group, with what it offers and in how many dishes. */
export function ChoicesPage() {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.choicesPage;
  usePageTitle(m.nav.choices);
  const navigate = useNavigate();
  const { groups, problem } = useGroups();
  const [query, setQuery] = useState("");
  useTypedDrafts();
  useEffect(() => openGroups(api), [api]);
  const found = groups && findGroups(groups, query);

  async function add(name: string) {
    const reply = await addRecord(desk, { kind: "group", values: { name } }, name);
    if (reply.ok) void navigate(`/menu/choices/${reply.payload.target.split(":")[1]}`);
    return reply;
  }

  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Link to="/menu" className={styles.back}>
          {m.nav.card}
        </Link>
        <h1>{m.nav.choices}</h1>
      </div>
      <ReadState data={groups} problem={problem} refetch={() => void readGroups(api)} lines={5} />
      {found && groups.length > 0 && (
        <>
          <SearchField label={words.search} value={query} onChange={setQuery} />
          <p role="status" className={section.soft}>
            {words.found(found.length)}
          </p>
        </>
      )}
      {groups && !query && <IdenticalGroups groups={groups} />}
      {found?.length === 0 && (
        <EmptyState
          title={query ? words.noneTitle : words.emptyTitle}
          text={query ? words.noneText : words.emptyText}
        />
      )}
      {found && found.length > 0 && (
        <ul className={styles.groups}>
          {found.map((group) => (
            <GroupRow key={group.group_id} group={group} />
          ))}
        </ul>
      )}
      {groups && (
        <AddForm
          formKey="group:new/name"
          label={words.newGroup}
          submit={words.addGroup}
          onAdd={add}
        />
      )}
    </main>
  );
}

function GroupRow({ group }: { group: StaffGroup }) {
  const { m } = useOffice();
  const words = m.choicesPage;
  const { group_id, values, choices, dishes } = group;
  const lacking = countLacking(group);
  return (
    <li>
      <h2>
        <Link to={`/menu/choices/${group_id}`}>{values.name}</Link>
      </h2>
      <p className={styles.short}>{choices.map(choiceName).join(", ") || words.noChoice}</p>
      <p className={styles.count}>
        {words.inDishes(dishes.length)}
        {lacking > 0 && <span className={styles.lacking}>{m.dish.missingTitle(lacking)}</span>}
      </p>
    </li>
  );
}
