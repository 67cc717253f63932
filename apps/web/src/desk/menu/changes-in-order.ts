import type { Reply } from "@noren/contract/call.ts";

type Change<Value> = (value: Value) => Value;

type Changed<Value, Answer> = {
  /** Names the field of the record, such as `dish:12/options`. */
  key: string;
  /** The value that the page shows. */
  shown: Value;
  show: (value: Value) => void;
  send: (seen: Value, wanted: Value) => Promise<Answer>;
  /** Says what became of those changes; null where the caller does. */
  tell: ((answer: Answer, changes: Change<Value>) => Promise<unknown>) | null;
};

type Queue<Value, Answer> = {
  /** The value that the server has, as far as it is known here. */
  stored: Value;
  sent: readonly Change<Value>[];
  waiting: readonly Change<Value>[];
  last: Changed<Value, Answer>;
  /** The answer to those that are sent, and to those that wait. */
  answer: Promise<Answer | null>;
  next: Promise<Answer> | null;
};

/**
 * Makes changes of a field that is pressed several times before the first answer is there. Each is
 * shown at once. Those that are made during a call follow it as one, with the value that it has
 * stored. What is refused is no longer shown. Where somebody else has changed the value, those that
 * wait are dropped with the refused ones: they were made of a value that is no more.
 */
export function changesInOrder<Value, Answer extends Reply<unknown>>() {
  const queues = new Map<string, Queue<Value, Answer>>();

  return (field: Changed<Value, Answer>, change: Change<Value>): Promise<Answer> => {
    const queue: Queue<Value, Answer> = queues.get(field.key) ?? {
      ...{ stored: field.shown, sent: [], waiting: [], last: field },
      ...{ answer: Promise.resolve(null), next: null },
    };
    const waiting = [...queue.waiting, change];
    // A change that fails here leaves no queue that nothing ends.
    const shown = shownIn({ ...queue, waiting });
    queues.set(field.key, queue);
    Object.assign(queue, { last: field, waiting });
    field.show(shown);
    queue.next ??= queue.answer.then((before) =>
      before && isOutdated(before) ? before : sendWaiting(queue),
    );
    return queue.next;
  };

  async function sendWaiting(queue: Queue<Value, Answer>): Promise<Answer> {
    const { last } = queue;
    const answer = queue.next ?? Promise.resolve(null);
    Object.assign(queue, { sent: queue.waiting, waiting: [], answer, next: null });
    const wanted = shownIn(queue);
    const reply = await last.send(queue.stored, wanted);
    const { sent, waiting } = queue;
    if (isOutdated(reply)) {
      if (last.tell) await last.tell(reply, all([...sent, ...waiting]));
      else if (waiting.length > 0) await queue.last.tell?.(reply, all(waiting));
      queue.waiting = [];
    } else await last.tell?.(reply, all(sent));
    queue.sent = [];
    if (reply.ok) queue.stored = wanted;
    else queue.last.show(shownIn(queue));
    if (queue.waiting.length === 0) queues.delete(last.key);
    return reply;
  }
}

function isOutdated(answer: Reply<unknown>): boolean {
  return !answer.ok && answer.problem.code === "changed_since";
}

function all<Value>(changes: readonly Change<Value>[]): Change<Value> {
  return (value) => changes.reduce((now, change) => change(now), value);
}

function shownIn<Value>({
  stored,
  sent,
  waiting,
}: Pick<Queue<Value, never>, "stored" | "sent" | "waiting">): Value {
  return all([...sent, ...waiting])(stored);
}
