import { createHash } from 'node:crypto';
import { waiver } from '../../domain/waiver/waiver-text.ts';

/** Tells beyond doubt which text was accepted: the SHA-256 of the waiver as it stands. */
export const waiverTextHash = createHash('sha256').update(JSON.stringify(waiver)).digest('hex');
