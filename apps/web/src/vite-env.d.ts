declare module "virtual:icons" {
  const bodies: Record<import("./ui/icon-names.ts").IconName, string>;
  export default bodies;
}
