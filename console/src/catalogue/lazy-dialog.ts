import type { Place } from './place.ts';
import type { Row } from './rows.ts';

/** The properties of a dialog that is loaded on demand. */
export type LazyDialogProps = { place: Place; row: Row; opened: boolean; onClose: () => void };
