// Federation's startup is asynchronous: what runs first is the check itself, once shared libraries are ready.
import './contract/check-remote.ts';
