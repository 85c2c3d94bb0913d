/** The aspect ratios that the model knows by name. */
const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;

/** The named aspect ratio that is nearest to a picture's own. */
export function nearestRatio({ width, height }: { width: number; height: number }): string {
  const wanted = Math.log(width / height);
  const distance = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(across / down) - wanted);
  };
  return [...ratios].sort((one, other) => distance(one) - distance(other))[0] ?? '1:1';
}
