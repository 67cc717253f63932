import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { createApi } from "@noren/contract/api.ts";
import type { Assets, RenderedPage } from "@noren/web/render-context.ts";
import { createServer as createVite } from "vite";
import { readConfig } from "../apps/server/src/config.ts";
import { localeOfPath } from "../apps/server/src/http/locale-detection.ts";
import { isDesk } from "../apps/server/src/pages/desk-page.ts";
import { generatedFile } from "../apps/server/src/pages/generated-files.ts";
import type { Renderer } from "../apps/server/src/pages/web-build.ts";
import { STOP_SIGNALS } from "../apps/server/src/run.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { ROOT } from "./root.ts";

/**
 * The development server: pages come from Vite, rendered from source with hot reload; API and
 * pictures come from the real server, restarted when its source changes.
 */
const config = await readConfig(process.env);
const backend = `http://127.0.0.1:${config.port + 1}`;
const web = join(ROOT, "apps", "web");

endWithNpm();

const api = spawn(process.execPath, ["--watch", "apps/server/src/main.ts"], {
  cwd: ROOT,
  stdio: "inherit",
  env: {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: String(config.port + 1),
    SITE_ROOT: config.siteRoot,
  },
});

// Registered before anything slow, as the API would outlive a signal that arrives earlier.
for (const signal of STOP_SIGNALS)
  process.on(signal, () => {
    // A terminal's Ctrl-C reaches the API too, which may have ended already.
    if (!api.kill()) process.exit(0);
    api.once("exit", () => process.exit(0));
  });

const server = createServer();
const vite = await createVite({
  root: web,
  appType: "custom",
  server: {
    middlewareMode: true,
    hmr: { server },
    proxy: { "/v2": backend, "/pictures": backend },
  },
});

/** Empty, since Vite injects styles and the refresh client itself. */
const assets: Assets = {
  entry: "/src/entry-client.tsx",
  styles: [],
  criticalCss: "",
  preloads: () => [],
};

vite.middlewares.use(async (request, response) => {
  const address = new URL(request.url ?? "/", config.siteRoot);
  try {
    if (isDesk(address.pathname)) {
      const html = await readFile(join(web, "desk.html"), "utf8");
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(await vite.transformIndexHtml("/desk.html", html));
      return;
    }
    const { status, headers, html } = await pageAt(address);
    response.writeHead(status, headers);
    const isPage = headers["content-type"]?.startsWith("text/html");
    response.end(isPage ? await vite.transformIndexHtml(address.pathname, html) : html);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500).end(String(error));
  }
});

async function pageAt(address: URL): Promise<RenderedPage> {
  const { site, siteRoot, apiRoot } = config;
  const { render, siteFile } = (await vite.ssrLoadModule("/src/entry-server.tsx")) as Renderer;
  const api = createApi(apiRoot || backend, fetch, localeOfPath(address.pathname));
  const made = await generatedFile(address.pathname, { site, siteRoot, assets, api }, siteFile);
  if (made) return made;
  return render(new Request(address), {
    api,
    site,
    siteRoot,
    apiRoot,
    assets,
    now: Date.now(),
    tracked: null,
  });
}

server.on("request", vite.middlewares).listen(config.port, config.host);
await once(server, "listening");
console.log(`Working at http://localhost:${config.port}`);
