const two = (value: number) => String(value).padStart(2, '0');

let last = { minute: '', count: 0 };

/** What a photo that was taken now is called, such as `foto-2026-11-28-1432.jpg`; a second one of that minute ends in `-2`. */
export function photoName(now: Date): string {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const minute = `foto-${day}-${two(now.getHours())}${two(now.getMinutes())}`;
  last = { minute, count: minute === last.minute ? last.count + 1 : 1 };
  return last.count === 1 ? `${minute}.jpg` : `${minute}-${last.count}.jpg`;
}
