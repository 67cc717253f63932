type Change<Value> = (value: Value) => Value;

type Changed<Value, Answer> = {
  /** Names the field of the record, such as `dish:12/options`. */
  key: string;
  /** The value that the page shows. */
  shown: Value;
  show: (value: Value) => void;
  send: (seen: Value, wanted: Value) => Promise<Answer>;
};

type Queue<Value, Answer> = {
  /** The value that the server has, as far as it is known here. */
  stored: Value;
  sent: readonly Change<Value>[];
  waiting: readonly Change<Value>[];
  last: Changed<Value, Answer>;
  /** The answer to those that are sent, and to those that wait. */
  answer: Promise<unknown>;
  next: Promise<Answer> | null;
};

/**
 * Makes changes of a field that is pressed several times before the first answer is there. Each is
 * shown at once. Those that are made during a call follow it as one, with the value that it has
 * stored. What is refused is no longer shown.
 */
export function changesInOrder<Value, Answer extends { ok: boolean }>() {
  const queues = new Map<string, Queue<Value, Answer>>();

  return (field: Changed<Value, Answer>, change: Change<Value>): Promise<Answer> => {
    const queue = queues.get(field.key) ?? {
      ...{ stored: field.shown, sent: [], waiting: [], last: field },
      ...{ answer: Promise.resolve(), next: null },
    };
    queues.set(field.key, queue);
    queue.last = field;
    queue.waiting = [...queue.waiting, change];
    field.show(shownIn(queue));
    queue.next ??= queue.answer.then(() => sendWaiting(queue));
    return queue.next;
  };

  async function sendWaiting(queue: Queue<Value, Answer>): Promise<Answer> {
    const { last } = queue;
    const answer = queue.next ?? Promise.resolve();
    Object.assign(queue, { sent: queue.waiting, waiting: [], answer, next: null });
    const wanted = shownIn(queue);
    const reply = await last.send(queue.stored, wanted);
    queue.sent = [];
    if (reply.ok) queue.stored = wanted;
    else queue.last.show(shownIn(queue));
    if (queue.waiting.length === 0) queues.delete(last.key);
    return reply;
  }
}

function shownIn<Value>({ stored, sent, waiting }: Omit<Queue<Value, unknown>, "last">): Value {
  return [...sent, ...waiting].reduce((value, change) => change(value), stored);
}
