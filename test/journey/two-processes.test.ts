// The journeys of keys, money, mailings and scores over two processes, on one database; each has its own tournament and people.
import './idempotency-key.journey.ts';
import './ledger-slips.journey.ts';
import './ledger.journey.ts';
import './mailings.journey.ts';
import './scores-beside-days.journey.ts';
