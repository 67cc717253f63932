import {
  MAX_PICTURE_BYTES,
  pictureCrop,
  uploadedPictureSchema,
} from "@noren/contract/staff/pictures.ts";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { recordAction } from "../audit/audit.ts";
import { transact } from "../db/transact.ts";
import { refuse } from "../http/answers.ts";
import { addCall } from "../http/api-call.ts";
import { Refusal } from "../http/refusal.ts";
import { newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { actorOf, DESK_PROBLEMS, type Desk, type DeskEnv } from "./auth/desk-auth.ts";

export const PICTURE_PATH = "/v2/staff/pictures";

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
  addCall(routes, {
    method: "POST",
    path: PICTURE_PATH,
    tag: "Desk",
    summary: "Stores a photo for a dish, upright, cropped and without its metadata",
    parameters: { x: "0", y: "0.1", width: "1", height: "0.75" },
    right: "change_menu",
    // Nothing is read of the body of a stranger: it may be large and slow.
    signIn: may("change_menu").middleware,
    callerLimit: limit,
    query: pictureCrop,
    unparsedBody: { "image/*": { schema: { type: "string", format: "binary" } } },
    answer: uploadedPictureSchema,
    answers: "The picture, as the value of a dish's field",
    creates: true,
    problems: [
      ...DESK_PROBLEMS,
      "picture_empty",
      "picture_too_large",
      "picture_too_many_pixels",
      "picture_unsupported",
      "picture_unreadable",
      "too_many_pictures",
    ],
    async run({ c, query }) {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const picture = await pictures.add(bytes, query);
      if (typeof picture === "string") return new Refusal({ code: picture });
      const actor = actorOf(c.get("desk").person);
      const facts = { at: now(), actor, subject: picture.path };
      await transact(db, (trx) => recordAction(trx, { ...facts, action: "picture_uploaded" }));
      return { picture };
    },
  });

  return routes;
}
