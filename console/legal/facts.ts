import { DAY, DAYS, HOUR, LEGAL, TOKEN_LIVES, UPLOAD } from '@sofra/contract/limits';

/** The figures that the legal texts state, as they hold in the product. */
export const FACTS = {
  trialDays: DAYS.freeTrial,
  supportDays: DAYS.support,
  binDays: DAYS.bin,
  unconfirmedDays: DAYS.unconfirmed,
  noticeDays: LEGAL.noticeDays,
  orderAge: LEGAL.orderAge,
  leastAge: LEGAL.leastAge,
  sessionHours: TOKEN_LIVES.session / HOUR,
  rememberedDays: TOKEN_LIVES.remembered / DAY,
  uploadHours: UPLOAD.unusedLives / HOUR,
} as const;
