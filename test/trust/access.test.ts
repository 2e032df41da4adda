// The tests of who may make which call, on one product; the roles come last, for they try every call.
import './deny-by-default.journey.ts';
import './calls-of-sites.journey.ts';
import './recently-proved.journey.ts';
import './roles.journey.ts';
