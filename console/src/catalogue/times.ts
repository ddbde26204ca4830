import { latinDigits } from '@sofra/contract/languages/latin-digits';

const TYPED = /^(\d{1,2})(?:[:.٫]?(\d{2}))?(am|pm|ص|م)?$/;

/**
 * A time of the day as a person types it, as `HH:mm`: 9, 930, 9.30, 6 pm and Arabic digits are understood. What is no time
 * stays as it was typed, for the rules to refuse.
 */
export function readTime(typed: string): string {
  const plain = latinDigits(typed).replace(/\s/g, '').toLowerCase();
  const [, hours, minutes = '00', half] = TYPED.exec(plain) ?? [];
  if (hours === undefined) return typed;
  // Noon and midnight are the twelfth hour of a half, not its first.
  const hour = half ? (Number(hours) % 12) + (half === 'pm' || half === 'م' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
