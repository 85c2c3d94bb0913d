"""Trains the salience network on photographs that a teacher labels and pictures composed as it goes.

    python3 train.py --assets DIR --teacher FILE.onnx --out DIR --check DIR --minutes 12 [--from saliency.onnx]

It begins at random, or where an export ended: then that export also helps to label.

Everything runs on the accelerator where there is one. The rate follows the clock: up within the first
part, then down to nothing. --check names folders of photographs with masks (photos.json); the averaged
weights that do best on the first of them are kept as best.pt, the last as checkpoint.pt.
"""
import argparse
import copy
import math
import os
import queue
import threading
import time

import numpy as np
import torch
from torch.nn import functional as F

from assets import Assets, read_all, read_assets, read_photo
from compose import Composer
from evaluate import by_tag, overlaps, read_photos
from network import SaliencyNet, normalised
from pool import grounds, labelled, products
from resume import load_export
from teacher import Teacher

WARMING = 0.04
AVERAGED_OVER = 600


def fit(logits: torch.Tensor, truth: torch.Tensor, border: torch.Tensor) -> torch.Tensor:
    """Cross-entropy that counts the border more, plus what soft union and intersection lack to agree."""
    logits = logits.float()
    entropy = F.binary_cross_entropy_with_logits(logits, truth, reduction="none")
    entropy = (entropy * border).sum((1, 2, 3)) / border.sum((1, 2, 3))
    chance = torch.sigmoid(logits)
    common = (chance * truth).sum((1, 2, 3))
    union = (chance + truth - chance * truth).sum((1, 2, 3))
    return (entropy + 1 - (common + 1) / (union + 1)).mean()


def border_weights(truth: torch.Tensor) -> torch.Tensor:
    """1 away from the border of a mask, up to 4 along it."""
    near = (F.avg_pool2d(truth, 17, 1, 8, count_include_pad=False) - truth).abs()
    return 1 + 6 * near.clamp(max=0.5)


def loss_of(network: SaliencyNet, images: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
    """The loss of the whole map and, at less weight, of the coarser ones."""
    logits, coarse = network(images, aids=True)
    loss = fit(logits, truth, border_weights(truth))
    for aid in coarse:
        small = F.adaptive_avg_pool2d(truth, aid.shape[2:])
        loss = loss + 0.3 * fit(aid, small, torch.ones_like(small))
    return loss


@torch.no_grad()
def follow(averaged: SaliencyNet, network: SaliencyNet, step: int) -> None:
    """Moves the averaged weights towards the network's."""
    keep = min(1 - 1 / AVERAGED_OVER, step / (step + 10))
    old, new = averaged.state_dict(), network.state_dict()
    floats = [name for name in old if old[name].is_floating_point()]
    torch._foreach_mul_([old[name] for name in floats], keep)
    torch._foreach_add_([old[name] for name in floats], [new[name] for name in floats], alpha=1 - keep)


def rate_at(spent: float) -> float:
    """The share of the highest rate at a share of the time."""
    return spent / WARMING if spent < WARMING else 0.5 + 0.5 * math.cos(math.pi * min(1, (spent - WARMING) / (1 - WARMING)))


def save(file: str, averaged: SaliencyNet, step: int) -> None:
    """Writes averaged weights as a file that is whole at any moment."""
    torch.save({"averaged": averaged.state_dict(), "step": step}, file + ".new")
    os.replace(file + ".new", file)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--assets", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--check", nargs="+", required=True)
    options.add_argument("--minutes", type=float, default=9.1)
    options.add_argument("--batch", type=int, default=128)
    options.add_argument("--rate", type=float, default=2e-3)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--teacher", required=True, help="the ONNX network that labels ASSETS/pool")
    options.add_argument("--from", dest="former", help="an export whose weights are trained further")
    options.add_argument("--steps", type=int, help="stop after so many steps, to try everything")
    options.add_argument("--look-every", type=float, default=60, help="seconds between two looks at --check")
    return options.parse_args()


def learn_from(teacher: Teacher, former: SaliencyNet | None, assets: Assets, folder: str) -> str:
    """Labels the photographs of a folder and adds those that can be trusted to the assets; tells how many."""
    photos = read_all(folder, "*.webp", read_photo)[:, :3].to(assets.photos.device)
    maps = None if former is None else lambda rgb: torch.sigmoid(former(normalised(rgb)).float())
    assets.scenes, agreements = labelled(teacher, photos, maps)
    assets.grounds = grounds(assets.scenes)
    cut = products(assets.scenes, agreements)
    assets.add_cuts(cut)
    return f"{len(assets.scenes)} of {len(photos)} photographs labelled, {len(cut)} products, {len(assets.grounds)} grounds"


class Prefetcher:
    """Composes the next batches beside the training, on a stream of its own."""

    def __init__(self, composer: Composer, count: int) -> None:
        self.composer, self.count = composer, count
        self.ready: queue.Queue = queue.Queue(2)
        self.stream = torch.cuda.Stream() if composer.device.type == "cuda" else None
        threading.Thread(target=self.compose, daemon=True).start()

    def compose(self) -> None:
        """Fills the queue, for ever; a failure is put there, too."""
        try:
            while True:
                with torch.cuda.stream(self.stream):
                    images, truth = self.composer.batch(self.count)
                    images = normalised(images).contiguous(memory_format=torch.channels_last)
                    done = self.stream.record_event() if self.stream else None
                self.ready.put((images, truth, done))
        except Exception as failure:
            self.ready.put(failure)

    def batch(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The next normalised pictures and their masks."""
        found = self.ready.get()
        if isinstance(found, Exception):
            raise found
        images, truth, done = found
        if done:
            present = torch.cuda.current_stream()
            present.wait_event(done)
            images.record_stream(present)
            truth.record_stream(present)
        return images, truth


class Checks:
    """Measures the averaged weights from time to time and keeps the best."""

    def __init__(self, folders: list[str], out: str) -> None:
        self.sets = [read_photos(folder) for folder in folders]
        self.out, self.best = out, 0.0

    def look(self, averaged: SaliencyNet, step: int, line: str) -> None:
        """Writes a line to train.log and the weights to disk."""
        found = []
        for photos in self.sets:
            groups = by_tag(photos, overlaps(averaged, photos))
            found.append({tag: float(np.mean(values)) for tag, values in groups.items()})
        score = float(np.mean(list(found[0].values())))
        save(f"{self.out}/checkpoint.pt", averaged, step)
        if score > self.best:
            self.best = score
            save(f"{self.out}/best.pt", averaged, step)
        words = "  |  ".join(" ".join(f"{tag} {value:.3f}" for tag, value in sorted(one.items())) for one in found)
        with open(f"{self.out}/train.log", "a", encoding="utf-8") as log:
            print(f"{line}  check {score:.4f}  {words}", file=log)


def main() -> None:
    chosen = arguments()
    os.makedirs(chosen.out, exist_ok=True)
    torch.manual_seed(chosen.seed)
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    assets = read_assets(chosen.assets, device)
    network = SaliencyNet().to(device, memory_format=torch.channels_last)
    if chosen.former:
        load_export(network, chosen.former, normalised(assets.photos[:256, :3, 32:352, 32:352].float()))
    note = "  " + learn_from(Teacher(chosen.teacher, device), network if chosen.former else None, assets, f"{chosen.assets}/pool")
    network.train()
    batches = Prefetcher(Composer(assets), chosen.batch)
    checks = Checks(chosen.check, chosen.out)
    averaged = copy.deepcopy(network).eval()
    optimiser = torch.optim.AdamW(network.parameters(), lr=chosen.rate, weight_decay=0.02, fused=device.type == "cuda")
    start = looked = time.time()
    step, losses = 0, []
    while True:
        spent = (time.time() - start) / 60 / chosen.minutes
        rate = chosen.rate * rate_at(spent)
        optimiser.param_groups[0]["lr"] = rate
        images, truth = batches.batch()
        optimiser.zero_grad(set_to_none=True)
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda"):
            loss = loss_of(network, images, truth)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2)
        optimiser.step()
        step += 1
        losses.append(loss.detach())
        follow(averaged, network, step)
        spent = 1 if step == chosen.steps else spent
        if spent >= 1 or time.time() - looked > chosen.look_every:
            looked = time.time()
            line = f"{looked - start:6.0f} s  step {step}  rate {rate:.5f}  loss {torch.stack(losses).mean().item():.4f}{note}"
            checks.look(averaged, step, line)
            losses.clear()
            note = ""
            if spent >= 1:
                return


if __name__ == "__main__":
    main()
