// Set up for every project that runs in Node: properties that name no number of runs of their own follow it.
import fc from 'fast-check';
import { rounds, SEED } from './proof.ts';

fc.configureGlobal({ seed: SEED, numRuns: rounds(100, 1000) });
