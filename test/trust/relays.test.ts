// The tests of strangers who are written to through the site, on one product; the first spend what a day allows to all.
import './relay.journey.ts';
