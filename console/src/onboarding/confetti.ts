import { PALETTE } from '../ui/layout/palette.ts';
import styles from './confetti.module.css';

const COLOURS = [PALETTE.saffron[4], PALETTE.aubergine[5], PALETTE.pomegranate[4], PALETTE.olive[4]];

/** Throws confetti over the page for a moment, unless reduced motion is asked for. Rejects when it can't be loaded. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = styles.canvas ?? '';
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  // Its worker would be a blob, which the content-security policy does not let run.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  const shots = [
    { angle: 60, origin: { x: 0, y: 0.75 } },
    { angle: 120, origin: { x: 1, y: 0.75 } },
  ].map((shot) => shoot({ ...shot, particleCount: 90, spread: 65, startVelocity: 55, colors: COLOURS }));
  await Promise.all(shots);
  canvas.remove();
}
