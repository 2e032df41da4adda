// The tests with the API in their own process, beside the product or with a clock that they set: to load it takes longer than each of them.
import '../contract/every-dto.journey.ts';
import '../trust/live-first.journey.ts';
import '../trust/prepared-by-the-clock.journey.ts';
