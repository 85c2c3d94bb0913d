// Federation's startup is asynchronous: what runs first is the application itself, once shared libraries are ready.
import './start.tsx';
