import { dollars } from '../../domain/rule/payment/fee.ts';

/** Formats cents with thousands separators: $12,345.50. */
export const inGroups = (cents: number): string => dollars(cents).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** Formats a signed amount of cents: $40 or −$12.50. */
export const amount = (cents: number): string => (cents < 0 ? `−${inGroups(-cents)}` : inGroups(cents));
