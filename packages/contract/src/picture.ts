import { z } from "zod";

const fraction = z.number().min(0).max(1);

/**
 * A hosted picture: `{path}-{width}.{format}` exists for every width (px) and format listed.
 * `focus`: the focal point, as fractions of its width and height, which stays in view where the
 * picture is cut; its middle where there is none.
 */
export const pictureSchema = z.object({
  path: z.string().max(500),
  widths: z.array(z.number().int().positive()).min(1),
  formats: z.array(z.string().regex(/^[a-z0-9]{2,8}$/)).min(1),
  background: z.string().regex(/^#[0-9a-f]{3,8}$/i),
  focus: z.object({ x: fraction, y: fraction }).optional(),
});
