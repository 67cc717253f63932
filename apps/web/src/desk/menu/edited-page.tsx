import type { Reply } from "@noren/contract/call.ts";
import type { ReactNode } from "react";
import { DeskPage } from "../page/desk-page.tsx";
import { MENU_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { useTypedDrafts } from "./use-typed-drafts.ts";

type EditedPageProps<Payload> = {
  title: string;
  read: () => Promise<Reply<Payload>>;
  children: (data: Payload, refetch: () => void) => ReactNode;
};

/** A page of records that are edited: it follows every change, and shows again what was typed. */
export function EditedPage<Payload>({ title, read, children }: EditedPageProps<Payload>) {
  const { data, problem, refetch } = useRead(read, MENU_EVENTS);
  useTypedDrafts();
  return (
    <DeskPage title={title}>
      <ReadState data={data} problem={problem} refetch={refetch} lines={5} />
      {data && children(data, refetch)}
    </DeskPage>
  );
}
