import { createRoute } from "@hono/zod-openapi";
import {
  MAX_PICTURE_BYTES,
  pictureCrop,
  uploadedPictureSchema,
} from "@noren/contract/staff/pictures.ts";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { recordAction } from "../audit/audit.ts";
import { transact } from "../db/transact.ts";
import { documented } from "../documentation/operation-text.ts";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { actorOf, type Desk, type DeskEnv, deskProblemResponses } from "./auth/desk-auth.ts";

export const PICTURE_PATH = "/v2/staff/pictures";

const file = z.string().meta({ format: "binary" });

/** Routes for photos of dishes. The body is the file itself, whatever its content type. */
export function pictureRoutes({ pictures, db, now }: Services, { may }: Desk) {
  const routes = newRoutes();

  const limit: MiddlewareHandler<DeskEnv> = bodyLimit({
    maxSize: MAX_PICTURE_BYTES,
    onError: (c) => {
      // The rest of the body is not read, so the connection cannot be reused.
      c.header("connection", "close");
      return refuse(c, { code: "picture_too_large" });
    },
  });
  const allowed = may("change_menu");
  routes.openapi(
    createRoute({
      method: "post",
      path: PICTURE_PATH,
      ...documented({
        tag: "Desk",
        summary: "Stores a photo for a dish, upright, cropped and without its metadata",
        parameters: { x: "0", y: "0.1", width: "1", height: "0.75" },
      }),
      ...allowed,
      // Nothing is read of the body of a stranger: it may be large and slow.
      middleware: [allowed.middleware, limit] as const,
      request: {
        query: pictureCrop,
        body: { content: { "image/*": { schema: file } } },
      },
      responses: {
        201: jsonAnswer("The picture, as the value of a dish's field", uploadedPictureSchema),
        ...deskProblemResponses(
          "picture_empty",
          "picture_too_large",
          "picture_too_many_pixels",
          "picture_unsupported",
          "picture_unreadable",
          "too_many_pictures",
          "validation_failed",
        ),
      },
    }),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const picture = await pictures.add(bytes, c.req.valid("query"));
      if (typeof picture === "string") return refuse(c, { code: picture });
      const actor = actorOf(c.get("desk").person);
      const facts = { at: now(), actor, subject: picture.path };
      await transact(db, (trx) => recordAction(trx, { ...facts, action: "picture_uploaded" }));
      return c.json(success({ picture }), 201);
    },
  );

  return routes;
}
