"""Trains the salience network from nothing on the shards that compose.py writes.

    python3 train.py --shards DIR --out DIR --minutes 60 --check DIR

Reads whichever shards exist, so composing may go on beside it. Writes a checkpoint after every
`SAVE_EVERY` steps (averaged weights), so it may be stopped at any minute and resumed with --resume.
--check names a folder of photographs with masks (photos.json), measured at each checkpoint.
"""
import argparse
import glob
import os
import random
import time

import numpy as np
import torch
from torch.nn import functional as F

from evaluate import mean_overlap
from network import SaliencyNet

BATCH = 16
SAVE_EVERY = 100
COOLING = 0.3
MEAN = torch.tensor([123.675, 116.28, 103.53]).view(1, 3, 1, 1)
SPREAD = torch.tensor([58.395, 57.12, 57.375]).view(1, 3, 1, 1)


def batches(folder: str, seed: int):
    """Yields batches for ever, one shard in memory at a time, drawn from those written so far."""
    order = random.Random(seed)
    used: list[str] = []
    while True:
        known = sorted(glob.glob(f"{folder}/part-*.npy"))
        fresh = [name for name in known if name not in used]
        if not fresh:
            used.clear()
            continue
        name = order.choice(fresh)
        used.append(name)
        shard = np.load(name)
        picks = list(range(len(shard)))
        order.shuffle(picks)
        for start in range(0, len(picks) - BATCH + 1, BATCH):
            batch = torch.from_numpy(shard[sorted(picks[start : start + BATCH])])
            if order.random() < 0.5:
                batch = batch.flip(2)
            batch = batch.permute(0, 3, 1, 2).float()
            yield (batch[:, :3] - MEAN) / SPREAD, batch[:, 3:] / 255


def loss_of(logits: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
    """Cross-entropy plus the Dice distance of each picture."""
    entropy = F.binary_cross_entropy_with_logits(logits, truth)
    chance = torch.sigmoid(logits)
    common = 2 * (chance * truth).sum((1, 2, 3)) + 1
    dice = 1 - common / (chance.sum((1, 2, 3)) + truth.sum((1, 2, 3)) + 1)
    return entropy + dice.mean()


def follow(averaged: SaliencyNet, network: SaliencyNet, step: int) -> None:
    """Moves the averaged weights towards the network's."""
    keep = min(0.995, step / (step + 20))
    with torch.no_grad():
        for kept, now in zip(averaged.state_dict().values(), network.state_dict().values()):
            kept.lerp_(now, 1 - keep) if kept.is_floating_point() else kept.copy_(now)


def save(file: str, network: SaliencyNet, averaged: SaliencyNet, optimiser: torch.optim.Optimizer, step: int) -> None:
    """Writes a checkpoint that is whole at any moment."""
    states = {"network": network, "averaged": averaged, "optimiser": optimiser}
    torch.save({**{name: part.state_dict() for name, part in states.items()}, "step": step}, file + ".new")
    os.replace(file + ".new", file)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--shards", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--check")
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--rate", type=float, default=2e-3)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--resume", action="store_true")
    return options.parse_args()


def main() -> None:
    chosen = arguments()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    network = SaliencyNet().to(memory_format=torch.channels_last)
    averaged = SaliencyNet()
    averaged.load_state_dict(network.state_dict())
    optimiser = torch.optim.AdamW(network.parameters(), lr=chosen.rate, weight_decay=1e-4)
    step, file = 0, os.path.join(chosen.out, "checkpoint.pt")
    if chosen.resume:
        saved = torch.load(file)
        for name, part in {"network": network, "averaged": averaged, "optimiser": optimiser}.items():
            part.load_state_dict(saved[name])
        step = saved["step"]
    start, losses = time.time(), []
    for images, truth in batches(chosen.shards, chosen.seed + step):
        spent = (time.time() - start) / 60 / chosen.minutes
        rate = chosen.rate * min(1, (step + 1) / 100, max(0.02, 0.02 + (1 - spent) / COOLING))
        for group in optimiser.param_groups:
            group["lr"] = rate
        network.train()
        loss = loss_of(network(images.contiguous(memory_format=torch.channels_last)), truth)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2)
        optimiser.step()
        step += 1
        losses.append(loss.item())
        follow(averaged, network, step)
        if step % SAVE_EVERY == 0 or spent >= 1:
            save(file, network, averaged, optimiser, step)
            averaged.eval()
            overlap = mean_overlap(averaged, chosen.check) if chosen.check else float("nan")
            line = f"{time.time() - start:6.0f} s  step {step}  rate {rate:.5f}  loss {np.mean(losses):.4f}  overlap {overlap:.4f}"
            with open(os.path.join(chosen.out, "train.log"), "a", encoding="utf-8") as log:
                print(line, file=log)
            losses.clear()
        if spent >= 1:
            return


if __name__ == "__main__":
    main()
