/** Keeps the screen on as far as the browser allows; asks again whenever it is looked at. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // A battery that runs low refuses; nothing to do about it.
    const given = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void given?.release();
    else lock = given;
  }

  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
