// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import { type FlowGraph, TwoTrees } from './two-trees.ts';

/** Each node's link to the terminals: positive for capacity from the source, negative to the sink. */
export type Terminals = Int32Array;

/**
 * Prepares minimum cuts of a graph (Boykov and Kolmogorov's two search trees); uses its capacities up. A cut answers 1 for
 * the nodes that the source reaches in the residual graph, which no other minimum cut has fewer of. So it may begin with the
 * flow of the cut before (Kohli and Torr: Dynamic Graph Cuts), and answers what it would without.
 */
export function openFlow(graph: FlowGraph): (terminals: Terminals) => Uint8Array {
  const search = new TwoTrees(graph);
  const given = new Int32Array(graph.count);
  return (terminals) => {
    for (let i = 0; i < given.length; i++) {
      search.terminal[i]! += terminals[i]! - given[i]!;
      given[i] = terminals[i]!;
    }
    search.begin();
    search.run();
    return search.sourceSide();
  };
}
