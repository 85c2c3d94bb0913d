// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

const FREE = 0;
const SOURCE = 1;
const SINK = 2;
const NO_ARC = -1;
const TERMINAL = -2;
const ORPHAN = -3;

/**
 * A graph of nodes with at most 8 neighbours each. Arc `d` of node `i` leads to `neighbour[i * 8 + d]` (or -1)
 * and its way back is arc `7 - d` there.
 */
export interface FlowGraph {
  count: number;
  neighbour: Int32Array;
  capacity: Int32Array;
}

/** The two search trees of Boykov and Kolmogorov, which use the capacities of the graph up. */
export class TwoTrees {
  /** What is left of the links to the terminals. */
  readonly terminal: Int32Array;
  private readonly graph: FlowGraph;
  private readonly tree: Uint8Array;
  private readonly parent: Int32Array;
  private readonly distance: Int32Array;
  private readonly stamp: Int32Array;
  private readonly queued: Uint8Array;
  private readonly queue: Int32Array;
  private queueHead = 0;
  private queueLength = 0;
  private orphans: number[] = [];
  private time = 0;

  constructor(graph: FlowGraph) {
    const { count } = graph;
    this.graph = graph;
    this.terminal = new Int32Array(count);
    this.tree = new Uint8Array(count);
    this.parent = new Int32Array(count);
    this.distance = new Int32Array(count);
    this.stamp = new Int32Array(count);
    this.queued = new Uint8Array(count);
    this.queue = new Int32Array(count + 1);
  }

  /** Plants both trees again. */
  begin(): void {
    const { terminal, tree, parent, distance, stamp } = this;
    this.time = 0;
    stamp.fill(0);
    for (let i = 0; i < tree.length; i++) {
      const linked = terminal[i] !== 0;
      tree[i] = linked ? (terminal[i]! > 0 ? SOURCE : SINK) : FREE;
      parent[i] = linked ? TERMINAL : NO_ARC;
      distance[i] = 1;
      if (linked) this.activate(i);
    }
  }

  run(): void {
    while (this.queueLength > 0) {
      const node = this.queue[this.queueHead]!;
      let bridge = this.tree[node] === FREE ? NO_ARC : this.grow(node);
      while (bridge !== NO_ARC) {
        this.time++;
        this.augment(bridge);
        this.adoptOrphans();
        bridge = this.tree[node] === FREE ? NO_ARC : this.grow(node);
      }
      this.queueHead = (this.queueHead + 1) % this.queue.length;
      this.queueLength--;
      this.queued[node] = 0;
    }
  }

  sourceSide(): Uint8Array {
    const { tree } = this;
    const side = new Uint8Array(tree.length);
    for (let i = 0; i < side.length; i++) side[i] = tree[i] === SOURCE ? 1 : 0;
    return side;
  }

  private activate(node: number): void {
    if (this.queued[node]) return;
    this.queued[node] = 1;
    this.queue[(this.queueHead + this.queueLength) % this.queue.length] = node;
    this.queueLength++;
  }

  private back(arc: number): number {
    return this.graph.neighbour[arc]! * 8 + 7 - (arc & 7);
  }

  /** Extends the node's tree; answers the arc (from source tree to sink tree) where the trees meet. */
  private grow(node: number): number {
    const { neighbour, capacity } = this.graph;
    const { tree, parent, distance, stamp } = this;
    const fromSource = tree[node] === SOURCE;
    for (let arc = node * 8; arc < node * 8 + 8; arc++) {
      const other = neighbour[arc]!;
      if (other < 0) continue;
      const back = other * 8 + 7 - (arc & 7);
      if (capacity[fromSource ? arc : back] === 0) continue;
      if (tree[other] === FREE) {
        tree[other] = tree[node]!;
        parent[other] = back;
        stamp[other] = stamp[node]!;
        distance[other] = distance[node]! + 1;
        this.activate(other);
      } else if (tree[other] !== tree[node]) {
        return fromSource ? arc : back;
      } else if (stamp[other]! <= stamp[node]! && distance[other]! > distance[node]!) {
        parent[other] = back;
        stamp[other] = stamp[node]!;
        distance[other] = distance[node]! + 1;
      }
    }
    return NO_ARC;
  }

  private augment(bridge: number): void {
    const { capacity, neighbour } = this.graph;
    const { parent, terminal } = this;
    const sourceEnd = bridge >> 3;
    const sinkEnd = neighbour[bridge]!;
    let flow = capacity[bridge]!;
    let node = sourceEnd;
    for (let arc = parent[node]!; arc !== TERMINAL; arc = parent[node]!) {
      flow = Math.min(flow, capacity[this.back(arc)]!);
      node = neighbour[arc]!;
    }
    flow = Math.min(flow, terminal[node]!);
    node = sinkEnd;
    for (let arc = parent[node]!; arc !== TERMINAL; arc = parent[node]!) {
      flow = Math.min(flow, capacity[arc]!);
      node = neighbour[arc]!;
    }
    flow = Math.min(flow, -terminal[node]!);
    capacity[bridge]! -= flow;
    capacity[this.back(bridge)]! += flow;
    this.pushThrough(sourceEnd, flow, true);
    this.pushThrough(sinkEnd, flow, false);
  }

  private pushThrough(end: number, flow: number, fromSource: boolean): void {
    const { capacity, neighbour } = this.graph;
    const { terminal } = this;
    let node = end;
    for (let arc = this.parent[node]!; arc !== TERMINAL; arc = this.parent[node]!) {
      const back = this.back(arc);
      const used = fromSource ? back : arc;
      capacity[used]! -= flow;
      capacity[fromSource ? arc : back]! += flow;
      if (capacity[used] === 0) this.orphan(node);
      node = neighbour[arc]!;
    }
    terminal[node]! -= fromSource ? flow : -flow;
    if (terminal[node] === 0) this.orphan(node);
  }

  private orphan(node: number): void {
    this.parent[node] = ORPHAN;
    this.orphans.push(node);
  }

  private adoptOrphans(): void {
    for (let node = this.orphans.pop(); node !== undefined; node = this.orphans.pop()) this.adopt(node);
  }

  private adopt(node: number): void {
    const { neighbour, capacity } = this.graph;
    const { tree, parent, distance, stamp } = this;
    const fromSource = tree[node] === SOURCE;
    let nearest = Number.POSITIVE_INFINITY;
    let adopter = NO_ARC;
    for (let arc = node * 8; arc < node * 8 + 8; arc++) {
      const other = neighbour[arc]!;
      if (other < 0 || tree[other] !== tree[node] || capacity[fromSource ? this.back(arc) : arc] === 0)
        continue;
      const length = this.distanceToTerminal(other);
      if (length < nearest) {
        nearest = length;
        adopter = arc;
      }
    }
    parent[node] = adopter;
    if (adopter !== NO_ARC) {
      stamp[node] = this.time;
      distance[node] = nearest + 1;
      return;
    }
    for (let arc = node * 8; arc < node * 8 + 8; arc++) {
      const other = neighbour[arc]!;
      if (other < 0 || tree[other] !== tree[node] || parent[other] === NO_ARC) continue;
      if (capacity[fromSource ? this.back(arc) : arc] !== 0) this.activate(other);
      const up = parent[other]!;
      if (up >= 0 && neighbour[up] === node) this.orphan(other);
    }
    tree[node] = FREE;
  }

  /** Steps up to the terminal, infinite where the way ends in an orphan; remembers what it learnt on the way. */
  private distanceToTerminal(start: number): number {
    const { neighbour } = this.graph;
    const { parent, distance, stamp, time } = this;
    let steps = 0;
    let node = start;
    for (;;) {
      if (stamp[node] === time) {
        steps += distance[node]!;
        break;
      }
      const arc = parent[node]!;
      steps++;
      if (arc === TERMINAL) {
        stamp[node] = time;
        distance[node] = 1;
        break;
      }
      if (arc < 0) return Number.POSITIVE_INFINITY;
      node = neighbour[arc]!;
    }
    let left = steps;
    for (let walk = start; stamp[walk] !== time; walk = neighbour[parent[walk]!]!) {
      stamp[walk] = time;
      distance[walk] = left--;
    }
    return steps;
  }
}
