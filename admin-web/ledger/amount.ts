import { dollars } from '../../domain/payment/fee.ts';

/** $12,345.50: as the rules write it, in groups of three. */
export const inGroups = (cents: number): string => dollars(cents).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** A signed amount of cents in dollars: $40 or −$12.50. */
export const amount = (cents: number): string => (cents < 0 ? `−${inGroups(-cents)}` : inGroups(cents));
