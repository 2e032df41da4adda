// The races for places over two processes, on one database; each has its own tournament and people.
import './last-place.journey.ts';
import './waiting-list.journey.ts';
