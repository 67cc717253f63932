/** Upper bounds in seconds: from a kept answer to a call that somebody else kept waiting. */
const BOUNDS_S = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Answered = { method: string; route: string; status: number; seconds: number };

/** One value as Prometheus reads it; `name` without its prefix. */
type Gauge = { name: string; help: string; value: number };

export type Metrics = ReturnType<typeof createMetrics>;

/** What was answered since the start. Labels are patterns of routes, never what a caller sent. */
export function createMetrics() {
  const requests = new Map<string, number>();
  const atMost = BOUNDS_S.map(() => 0);
  let seconds = 0;
  let count = 0;

  return {
    record(answered: Answered): void {
      const method = METHODS.has(answered.method) ? answered.method : "other";
      const labels = `method="${method}",route="${escaped(answered.route)}",status="${answered.status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      for (const [place, bound] of BOUNDS_S.entries())
        if (answered.seconds <= bound) atMost[place] = (atMost[place] ?? 0) + 1;
      seconds += answered.seconds;
      count++;
    },

    /** The text form of Prometheus, 0.0.4. */
    text(gauges: readonly Gauge[]): string {
      const duration = "noren_http_request_duration_seconds";
      return [
        ...head("noren_http_requests_total", "counter", "Requests answered since the start."),
        ...[...requests].map(([labels, n]) => `noren_http_requests_total{${labels}} ${n}`),
        ...head(duration, "histogram", "How long answers took."),
        ...BOUNDS_S.map((bound, place) => `${duration}_bucket{le="${bound}"} ${atMost[place]}`),
        `${duration}_bucket{le="+Inf"} ${count}`,
        `${duration}_sum ${seconds}`,
        `${duration}_count ${count}`,
        ...gauges.flatMap(({ name, help, value }) => [
          ...head(`noren_${name}`, "gauge", help),
          `noren_${name} ${value}`,
        ]),
        "",
      ].join("\n");
    },
  };
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function escaped(label: string): string {
  return label.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n");
}
